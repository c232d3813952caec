import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { codes, GatewayError } from '../../lib/gateway/gateway-error.ts';
import { errorText } from '../../texts/error-text.ts';
import { ErrorState } from '../state/error-state.tsx';
import { ItemMissing } from '../state/item-missing.tsx';

interface CatcherProps {
  /** Forgets the failed queries, so that trying again asks anew. */
  onReset: () => void;
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

/** One region of a page: what breaks inside it shows there, and the rest of the page stays. */
export function RegionBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>{({ reset }) => <Catcher onReset={reset}>{children}</Catcher>}</QueryErrorResetBoundary>
  );
}
