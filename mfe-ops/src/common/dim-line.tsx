import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted, type Parts } from './dotted.ts';

export const DimLine = ({ parts }: { parts: Parts }): ReactNode => (
  <Text size="sm" tone="dim">
    {dotted(...parts)}
  </Text>
);
