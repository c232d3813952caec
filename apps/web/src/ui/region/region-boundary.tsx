import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { onReconnect } from '../../lib/connection/connection-store.ts';
import { codes, GatewayError } from '../../lib/gateway/gateway-error.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { errorText } from '../../texts/error-text.ts';
import { ErrorState } from '../state/error-state.tsx';
import { ItemMissing } from '../state/item-missing.tsx';

interface RegionErrorBoundaryProps {
  /** Resets the failed queries, so that a retry sends them again. */
  onReset: () => void;
  /** Empty for a visitor. */
  customerId: string;
  children: ReactNode;
}

interface RegionErrorBoundaryState {
  failure: { readonly error: unknown } | null;
}

class RegionErrorBoundary extends Component<RegionErrorBoundaryProps, RegionErrorBoundaryState> {
  override state: RegionErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): RegionErrorBoundaryState {
    return { failure: { error } };
  }

  retry = () => {
    this.props.onReset();
    this.setState({ failure: null });
  };

  private unsubscribe = () => {};

  /** A failure without a response is retried after a reconnect. */
  override componentDidMount() {
    this.unsubscribe = onReconnect(() => {
      if (this.state.failure && isUnanswered(this.state.failure.error)) this.retry();
    });
  }

  /** A failure of one reader is retried for the next, as after a login. */
  override componentDidUpdate({ customerId }: RegionErrorBoundaryProps) {
    if (this.state.failure && customerId !== this.props.customerId) this.retry();
  }

  override componentWillUnmount() {
    this.unsubscribe();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isMissing(failure.error)) return <ItemMissing />;
    return <ErrorState {...errorText(failure.error)} onRetry={this.retry} />;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && error.code === codes.notFound;
}

function isUnanswered(error: unknown): boolean {
  return error instanceof GatewayError && error.kind !== 'refused';
}

/** Error boundary of a region of a page: the rest of the page stays. */
export function RegionBoundary({ children }: { children: ReactNode }) {
  const customerId = useCustomerId();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <RegionErrorBoundary onReset={reset} customerId={customerId}>
          {children}
        </RegionErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
