import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import { type ReactNode, use, useLayoutEffect, useState } from 'react';
import { DRAWINGS, type EmptyDrawing, EmptyDrawingContext } from './empty-drawing.ts';
import { PageContext } from './page-context.ts';

interface EmptyStateProps {
  title: string;
  /** One sentence: why there is nothing, or what to do. */
  children: ReactNode;
  /** Primary action. */
  action?: ReactNode;
  /**
   * `mooring` for nothing yet, `fog` for no match, `gate` without a permission, `bridge` for something that doesn't exist. By default `bridge` as the
   * `missing` part of `NotLoaded`, otherwise `mooring`.
   */
  drawing?: EmptyDrawing;
}

/**
 * Empty state of a list or page, with an action. The title of a missing record (`bridge`) becomes the heading of the page around it, which would
 * otherwise be the heading of nothing.
 */
export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  const usual = use(EmptyDrawingContext);
  const [line, dashed] = DRAWINGS[drawing ?? usual];
  const page = use(PageContext);
  const setMissing = (drawing ?? usual) === 'bridge' ? page?.setMissing : undefined;
  // The server can't change the heading of a page that is rendered already.
  const [isHeading, setIsHeading] = useState(false);
  useLayoutEffect(() => {
    if (!setMissing) return;
    setMissing(title);
    setIsHeading(true);
    return () => {
      setMissing(undefined);
      setIsHeading(false);
    };
  }, [setMissing, title]);
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content gap="3" textAlign="center">
        <ChakraEmptyState.Indicator
          color="border.emphasized"
          css={{ '& svg': { width: '120px', height: '60px' } }}
        >
          <svg
            viewBox="0 0 120 60"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          >
            <path d={line} />
            <path d={dashed} strokeDasharray="10 4" />
          </svg>
        </ChakraEmptyState.Indicator>
        {!isHeading && (
          <ChakraEmptyState.Title asChild textStyle="xl" fontFamily="heading" fontWeight="700">
            <h2>{title}</h2>
          </ChakraEmptyState.Title>
        )}
        <ChakraEmptyState.Description textStyle="md" maxW="48ch">
          {children}
        </ChakraEmptyState.Description>
        {action}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
