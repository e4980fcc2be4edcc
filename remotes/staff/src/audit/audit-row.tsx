import type { AuditEntry } from '@boardwalk/contracts';
import { Box, Flex, TimeText } from '@boardwalk/kit';
import { AuditDetails } from './audit-details.tsx';
import { readEntry } from './audit-reading.ts';
import { AuditSentence } from './audit-sentence.tsx';

/** One line of the log: what happened, when, what changed, and the number that finds it in the server's log. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at } = entry;
  const reading = readEntry(entry);
  return (
    <Box as="li" py="2.5" borderBottomWidth="1px">
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        justify="space-between"
        align="baseline"
        columnGap="4"
        css={{ '& a:hover': { textDecoration: 'underline' } }}
      >
        <Box overflowWrap="anywhere">
          <AuditSentence entry={entry} reading={reading} />
        </Box>
        <Box fontSize="sm" color="fg.muted" flexShrink="0">
          <TimeText at={at} as="relative" />
        </Box>
      </Flex>
      <AuditDetails entry={entry} reading={reading} />
    </Box>
  );
}
