import { Component, type ReactNode, Suspense } from 'react';
import { type Interaction, ReplayInteraction } from './replay-interaction.tsx';

/** Handlers of a placeholder button: its focus and click are replayed on the loaded button. */
interface PlaceholderProps {
  onFocus: () => void;
  onBlur: () => void;
  onClick: () => void;
}

interface LazyBoundaryState {
  failed: boolean;
  interaction: Interaction;
}

interface LazyBoundaryProps {
  /** Shown until the code has loaded. */
  placeholder?: ReactNode | ((props: PlaceholderProps) => ReactNode);
  /** Shown where the code could not be loaded. */
  errorFallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Boundary of a `lazy` component that loads after the first paint; its failure does not affect the page. */
export class LazyBoundary extends Component<LazyBoundaryProps, LazyBoundaryState> {
  override state: LazyBoundaryState = { failed: false, interaction: 'none' };

  readonly placeholderProps: PlaceholderProps = {
    onFocus: () => this.setState({ interaction: 'focused' }),
    // A reader who moved on meanwhile keeps the focus.
    onBlur: () => this.setState({ interaction: 'none' }),
    onClick: () => this.setState({ interaction: 'pressed' }),
  };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { placeholder, errorFallback, children } = this.props;
    if (this.state.failed) return errorFallback;
    if (typeof placeholder !== 'function') return <Suspense fallback={placeholder}>{children}</Suspense>;
    return (
      <Suspense fallback={placeholder(this.placeholderProps)}>
        {children}
        <ReplayInteraction touch={this.state.interaction} />
      </Suspense>
    );
  }
}
