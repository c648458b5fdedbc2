import {Component, type ReactNode} from 'react';
import {messages} from '../../messages';
import styles from './styles.module.css';

interface Props {
  /** What still works, and what the person can do. */
  help: string;
  /** The button below the message. */
  action: {label: string; run: () => void};
  children: ReactNode;
}

/** Shows a message for its children if they fail to render, so that a fault in one part leaves the others on screen. */
export default class Boundary extends Component<Props, {error?: Error}> {
  state: {error?: Error} = {};

  static getDerivedStateFromError(error: unknown): {error: Error} {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  render(): ReactNode {
    const {help, action, children} = this.props;
    const {error} = this.state;
    if (!error) return children;
    return (
      <div className={styles.fault} role="alert">
        <p>{help}</p>
        <p>{messages.fault.reason(error.message)}</p>
        <button onClick={action.run}>{action.label}</button>
      </div>
    );
  }
}
