import { setFailing } from '@marquee/sdk/host';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: unknown) => void;
}

/** Keeps the failure of one part in its own place, and what was typed into its forms for the next try. */
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
