import { Box, type SystemStyleObject } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import type { PreviewWidth } from './preview-bar.tsx';

/** What the window's width decides elsewhere, as a phone has it. */
const AS_ON_A_PHONE: SystemStyleObject = {
  '& h1': { fontSize: '2.375rem' },
  '& header *': { textAlign: 'start', alignItems: 'start' },
};

/** The article in its own width, or in that of a phone. */
export function PreviewFrame({ width, children }: { width: PreviewWidth; children: ReactNode }) {
  if (width === 'desktop') return children;
  return (
    <Box maxW="24.375rem" mx="auto" my="6" borderWidth="1px" borderRadius="lg" css={AS_ON_A_PHONE}>
      {children}
    </Box>
  );
}
