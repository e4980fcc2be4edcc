import { Box, Flex, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TimeText } from '../components/time-text.tsx';

/** An entry of a timeline. */
export interface TimelineEntry {
  id: string;
  /** An instant in UTC, ISO 8601. */
  at: string;
  /** Actor and action, in one sentence. */
  what: ReactNode;
  /** Details, below. */
  details?: ReactNode;
  /** Action, at the end of its line. */
  action?: ReactNode;
}

export interface TimelineProps extends Pick<StackProps, 'aria-label'> {
  entries: readonly TimelineEntry[];
  /** Format of the times. */
  times?: 'relative' | 'date' | 'long';
}

/** A list of events in the given order, usually newest first. */
export function Timeline({ entries, times = 'relative', ...rest }: TimelineProps) {
  return (
    <Box as="ol" listStyleType="none" {...rest}>
      {entries.map(({ id, at, what, details, action }) => (
        <Box
          as="li"
          key={id}
          position="relative"
          ps="6"
          pb="4"
          // The line between two dots; the last entry has none.
          _before={{
            content: '""',
            position: 'absolute',
            insetStart: '5px',
            top: '4',
            bottom: '-2',
            borderStartWidth: '1px',
            borderColor: 'border.emphasized',
          }}
          _last={{ pb: '0', _before: { display: 'none' } }}
          _after={{
            content: '""',
            position: 'absolute',
            insetStart: '0',
            top: '1.5',
            boxSize: '11px',
            borderRadius: 'full',
            borderWidth: '2px',
            borderColor: 'fg.muted',
            bg: 'bg',
          }}
        >
          <Flex
            direction={{ base: 'column', sm: 'row' }}
            justify="space-between"
            align="baseline"
            columnGap="4"
            css={{ '& a:hover': { textDecoration: 'underline' } }}
          >
            <Box overflowWrap="anywhere">{what}</Box>
            <Flex flexShrink="0" gap="3" align="baseline" fontSize="sm" color="fg.muted">
              <TimeText at={at} as={times} />
              {action}
            </Flex>
          </Flex>
          {details}
        </Box>
      ))}
    </Box>
  );
}
