import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailure } from '../lazy/part-failures.ts';
import { ErrorScreen } from './error-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered instead of the children after a failure; `retry` resets the boundary. */
  fallback?: (error: unknown, retry: () => void) => ReactNode;
  /** Called before the boundary is reset, to discard the failed data. */
  onRetry?: () => void;
  onError?: (error: unknown, info: ErrorInfo) => void;
}

/** Limits a failure to a part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    forgetFailure(error);
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.fallback) return this.props.fallback(failure.error, this.retry);
    const detail = failure.error instanceof Error ? failure.error.message : undefined;
    return <ErrorScreen detail={detail} onRetry={this.retry} />;
  }
}
