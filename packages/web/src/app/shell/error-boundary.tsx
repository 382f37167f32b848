import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Failure } from './failure.tsx';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

/** Catches what no page expected: the app says so in plain words, and another page is another try. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const [place] = useLocation();
  return <Boundary key={place}>{children}</Boundary>;
}
