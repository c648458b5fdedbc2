import type {ReactNode} from 'react';

/** The frame has a boundary of its own, which keeps the page that was drawn last. */
const ErrorBoundary = ({children}: {children: ReactNode}): ReactNode => children;
export default ErrorBoundary;
