import { notify } from '@porao/platform';
import { asError } from '@porao/platform/shell';
import { Component, type ReactNode } from 'react';
import { t } from '../messages.ts';
import { report, reportId } from '../remotes/telemetry.ts';

/** Until what failed is shown anew, in ms. */
const pause = 5000;

interface BoundaryProps {
  /** Of the shell. */
  release: string;
  /** Where given, it decides what comes next; else it is tried again for as long as it is wanted. */
  onFail?: () => void;
  children: ReactNode;
}

/** Keeps the page, and what is typed in it, when something that lies over it cannot be loaded: says so in a toast. */
export class OverlayBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { release, onFail } = this.props;
    report({ kind: 'load-error', app: 'shell', release, id: reportId(), message: asError(error).message });
    if (!this.#told) notify({ tone: 'error', message: t('overlay.failed') });
    this.#told = true;
    if (onFail) onFail();
    else this.#timer = setTimeout(() => this.setState({ failed: false }), pause);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
