import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted, type Parts } from './dotted.ts';

/** The parts in one line of small words: when it was, and by whom. */
export const DimLine = ({ parts }: { parts: Parts }): ReactNode => (
  <Text size="sm" tone="dim">
    {dotted(...parts)}
  </Text>
);
