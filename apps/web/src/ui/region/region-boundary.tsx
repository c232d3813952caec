import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { onReconnect } from '../../lib/connection/connection-store.ts';
import { codes, GatewayError } from '../../lib/gateway/gateway-error.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { errorText } from '../../texts/error-text.ts';
import { ErrorState } from '../state/error-state.tsx';
import { ItemMissing } from '../state/item-missing.tsx';

interface CatcherProps {
  /** Forgets the failed queries, so that trying again asks anew. */
  onReset: () => void;
  /** Whose page it is; empty for a visitor's. */
  customerId: string;
  children: ReactNode;
}

interface CatcherState {
  failure: { readonly error: unknown } | null;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { failure: null };

  static getDerivedStateFromError(error: unknown): CatcherState {
    return { failure: { error } };
  }

  retry = () => {
    this.props.onReset();
    this.setState({ failure: null });
  };

  private stopWaiting = () => {};

  /** What failed for want of a connection is tried again with it. */
  override componentDidMount() {
    this.stopWaiting = onReconnect(() => {
      if (this.state.failure && isUnanswered(this.state.failure.error)) this.retry();
    });
  }

  /** What one was refused is asked for anew for the other who uses the page now, as after a login. */
  override componentDidUpdate({ customerId }: CatcherProps) {
    if (this.state.failure && customerId !== this.props.customerId) this.retry();
  }

  override componentWillUnmount() {
    this.stopWaiting();
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

/** One region of a page: what breaks inside it shows there, and the rest of the page stays. */
export function RegionBoundary({ children }: { children: ReactNode }) {
  const customerId = useCustomerId();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Catcher onReset={reset} customerId={customerId}>
          {children}
        </Catcher>
      )}
    </QueryErrorResetBoundary>
  );
}
