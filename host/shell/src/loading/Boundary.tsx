import { setFailing } from '@marquee/sdk/host';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: unknown) => void;
}

/** Error boundary of one part of the page; keeps drafts of its forms for the retry. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    setFailing(true);
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    setFailing(false);
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
