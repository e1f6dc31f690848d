import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { report } from '../common/report.ts';

/** Reports how the first page felt, as the page's app and release and nothing of who saw it. */
export function reportVitals({ app, release }: { app: string; release: string }): void {
  const send = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'CLS' || name === 'INP')
      report({ kind: 'vital', app, release, metric: name, value: Math.round(value * 1000) / 1000 });
  };
  onLCP(send);
  onCLS(send);
  onINP(send);
}
