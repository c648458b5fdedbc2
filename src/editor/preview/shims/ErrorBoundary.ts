import type {ReactNode} from 'react';

/** The frame has its own error boundary, which keeps the last page. */
const ErrorBoundary = ({children}: {children: ReactNode}): ReactNode => children;
export default ErrorBoundary;
