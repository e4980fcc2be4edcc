import { Box, type SystemStyleObject } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import type { PreviewWidth } from './preview-bar.tsx';

/** Styles that otherwise depend on the window's width, with the values of a phone. */
const AS_ON_A_PHONE: SystemStyleObject = {
  '& h1': { fontSize: '2.375rem' },
  '& header *': { textAlign: 'start', alignItems: 'start' },
};

/** The article at its own width, or at that of a phone. */
export function PreviewFrame({ width, children }: { width: PreviewWidth; children: ReactNode }) {
  if (width === 'desktop') return children;
  return (
    <Box maxW="24.375rem" mx="auto" my="6" borderWidth="1px" borderRadius="lg" css={AS_ON_A_PHONE}>
      {children}
    </Box>
  );
}
