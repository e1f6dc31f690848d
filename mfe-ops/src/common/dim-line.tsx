import { Text } from '@porao/ui';
import type { ReactNode } from 'react';

type Parts = readonly (string | false | 0 | null | undefined)[];

export const dotted = (...parts: Parts): string => parts.filter(Boolean).join(' · ');

export const DimLine = ({ parts }: { parts: Parts }): ReactNode => (
  <Text size="sm" tone="dim">
    {dotted(...parts)}
  </Text>
);
