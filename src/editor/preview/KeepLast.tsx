import {Component, type ReactNode} from 'react';
import type {RenderRequest} from '../protocol';

interface Props {
  request: RenderRequest;
  children: (request: RenderRequest) => ReactNode;
}

interface State {
  current?: RenderRequest;
  /** The last page that rendered without an error. */
  good?: RenderRequest;
  broken: boolean;
}

/** Keeps the last good page on screen when a page cannot be rendered. The editor shows the problem beside its field. */
export default class KeepLast extends Component<Props, State> {
  state: State = {broken: false};

  static getDerivedStateFromProps({request}: Props, {current}: State): Partial<State> | null {
    return request === current ? null : {current: request, broken: false};
  }

  static getDerivedStateFromError(): Partial<State> {
    return {broken: true};
  }

  componentDidMount(): void {
    this.keep();
  }

  componentDidUpdate(): void {
    this.keep();
  }

  private keep(): void {
    const {current, good, broken} = this.state;
    if (!broken && good !== current) this.setState({good: current});
  }

  render(): ReactNode {
    const {current, good, broken} = this.state;
    const shown = broken ? good : current;
    return shown && this.props.children(shown);
  }
}
