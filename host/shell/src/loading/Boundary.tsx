import { setFailing } from '@marquee/sdk/host';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** @param components the stack of components, with the URLs of their code */
  onError: (error: unknown, components?: string | null) => void;
}

/** Error boundary of one part of the page; keeps drafts of its forms for the retry. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    setFailing(true);
    return { failed: true };
  }
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    setFailing(false);
    this.props.onError(error, componentStack);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
