import { Box, type BoxProps, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';

/** Skeletons in the shape of what is loading, read aloud as `label`. */
export function LoadingRegion({ label, children, ...rest }: BoxProps & { label: string }): ReactNode {
  return (
    <Box role="status" aria-busy="true" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Box>
  );
}
