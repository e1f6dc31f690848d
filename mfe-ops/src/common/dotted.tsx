import { Text } from '@porao/ui';
import type { ReactNode } from 'react';

type Parts = readonly (string | false | null | undefined)[];

/** The parts that there are, in one line. */
export const dotted = (...parts: Parts): string => parts.filter(Boolean).join(' · ');

/** The same, small: when it was, and by whom. */
export const DimLine = ({ parts }: { parts: Parts }): ReactNode => (
  <Text size="sm" tone="dim">
    {dotted(...parts)}
  </Text>
);
