import { Component, type ReactNode, Suspense } from 'react';

interface LateProps {
  /** Stands there until the part's code has come. */
  waiting?: ReactNode;
  /** Stands there instead where the code did not come. */
  failed?: ReactNode;
  onFailure?: () => void;
  children: ReactNode;
}

/** A part whose code comes after the first paint (`lazy`); it never takes the rest of the page with it. */
export class Late extends Component<LateProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { waiting, failed, children } = this.props;
    return this.state.broken ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
