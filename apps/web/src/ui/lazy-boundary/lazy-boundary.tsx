import { Component, type ReactNode, Suspense } from 'react';
import { type Interaction, ReplayInteraction } from './replay-interaction.tsx';

/** For the button that stands in the place of a part: what is done with it is done with the part's own once it is there. */
interface Stand {
  onFocus: () => void;
  onBlur: () => void;
  onClick: () => void;
}

interface LateState {
  broken: boolean;
  touch: Interaction;
}

interface LateProps {
  /** Stands there until the part's code has come. */
  waiting?: ReactNode | ((stand: Stand) => ReactNode);
  /** Stands there instead where the code did not come. */
  failed?: ReactNode;
  onFailure?: () => void;
  children: ReactNode;
}

/** A part whose code comes after the first paint (`lazy`); it never takes the rest of the page with it. */
export class LazyBoundary extends Component<LateProps, LateState> {
  override state: LateState = { broken: false, touch: 'none' };

  readonly stand: Stand = {
    onFocus: () => this.setState({ touch: 'focused' }),
    // Who has gone on elsewhere meanwhile is not called back.
    onBlur: () => this.setState({ touch: 'none' }),
    onClick: () => this.setState({ touch: 'pressed' }),
  };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { waiting, failed, children } = this.props;
    if (this.state.broken) return failed;
    if (typeof waiting !== 'function') return <Suspense fallback={waiting}>{children}</Suspense>;
    return (
      <Suspense fallback={waiting(this.stand)}>
        {children}
        <ReplayInteraction touch={this.state.touch} />
      </Suspense>
    );
  }
}
