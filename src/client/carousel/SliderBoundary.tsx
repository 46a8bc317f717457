import { Component, type ReactNode } from 'react';

interface SliderBoundaryProps {
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/** Removes a slider that throws. React logs the error to the console. */
export class SliderBoundary extends Component<
  SliderBoundaryProps,
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
