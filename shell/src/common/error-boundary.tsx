import { asError } from '@porao/platform/shell';
import { Component, type ReactNode } from 'react';
import { type Report, report, reportId } from './report.ts';

interface ErrorBoundaryProps {
  /** Names the owner of the content, for the report. */
  app: { readonly name: string; readonly release: string };
  /** Classifies an error; without it, every error is a script error while rendering. */
  classify?: (error: Error) => Pick<Report, 'kind' | 'phase'>;
  /** Shown in place of the content; nothing when absent. The id is in the report. */
  renderFallback?: (id: string) => ReactNode;
  /** The given function shows the content again. */
  onError?: (reset: () => void) => void;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { id: string | null }> {
  override state: { id: string | null } = { id: null };

  static getDerivedStateFromError() {
    return { id: reportId() };
  }

  override componentDidCatch(thrown: unknown): void {
    const { app, classify, onError } = this.props;
    const { id } = this.state;
    const error = asError(thrown);
    report({
      kind: 'script-error',
      phase: 'render',
      ...classify?.(error),
      app: app.name,
      release: app.release,
      error,
      ...(id !== null && { id }),
    });
    onError?.(() => this.setState({ id: null }));
  }

  override render(): ReactNode {
    const { id } = this.state;
    return id === null ? this.props.children : this.props.renderFallback?.(id);
  }
}
