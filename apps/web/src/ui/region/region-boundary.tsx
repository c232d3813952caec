import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { errorText } from '../../texts/error-text.ts';
import { ErrorState } from '../state/error-state.tsx';

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
    return <ErrorState {...errorText(failure.error)} onRetry={this.retry} />;
  }
}

/** One region of a page: what breaks inside it shows there, and the rest of the page stays. */
export function RegionBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>{({ reset }) => <Catcher onReset={reset}>{children}</Catcher>}</QueryErrorResetBoundary>
  );
}
