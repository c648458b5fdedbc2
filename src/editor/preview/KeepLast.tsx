import {Component, type ReactNode} from 'react';
import type {Drawing} from '../protocol';

interface Props {
  drawing: Drawing;
  children: (drawing: Drawing) => ReactNode;
}

interface State {
  current?: Drawing;
  /** The last one that could be drawn. */
  good?: Drawing;
  broken: boolean;
}

/** A page that cannot be drawn leaves the last one on screen; what is wrong with it stands beside its field. */
export default class KeepLast extends Component<Props, State> {
  state: State = {broken: false};

  static getDerivedStateFromProps({drawing}: Props, {current}: State): Partial<State> | null {
    return drawing === current ? null : {current: drawing, broken: false};
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
