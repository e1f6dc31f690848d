import type { OpsRequestDetails } from '@porao/contracts';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import styles from './requests.module.css';

type Details = OpsRequestDetails['private_details'];

/** The text in parts, each with what it gives away, if anything; details are in the order of the text. */
function partsOf(text: string, details: Details) {
  const parts: { from: number; text: string; kind?: Details[number]['kind'] }[] = [];
  let at = 0;
  for (const detail of details) {
    const from = text.indexOf(detail.text, at);
    if (from < 0) continue;
    if (from > at) parts.push({ from: at, text: text.slice(at, from) });
    parts.push({ from, text: detail.text, kind: detail.kind });
    at = from + detail.text.length;
  }
  return [...parts, { from: at, text: text.slice(at) }];
}

/** The guardian's words, with what should not be public marked and named. */
export function MarkedWords({ text, details }: { text: string; details: Details }): ReactNode {
  return (
    <p className={styles.words}>
      {partsOf(text, details).map(({ from, text: part, kind }) =>
        kind ? (
          <mark key={from} className={styles.mark}>
            {part}
            <span className={styles.kind}> {t(`request.private.${kind}`)}</span>
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  );
}
