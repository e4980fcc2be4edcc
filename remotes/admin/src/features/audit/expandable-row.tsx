import { Box, Flex, IconButton, TimeText } from '@boardwalk/kit';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { AuditSentence } from '../../audit/audit-sentence.tsx';
import { EntryDetails, type EntryProps } from './entry-details.tsx';

/**
 * An entry as a sentence. Expanded it shows every value before and after, the reason, and the request id, which identifies the call in the server's
 * log.
 */
export function ExpandableRow({ entry, onFilter }: EntryProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Mark = open ? ChevronDown : ChevronRight;
  return (
    <Box as="li" py="2" borderBottomWidth="1px">
      <Flex gap="2" align="center">
        <IconButton
          size="sm"
          variant="ghost"
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={`${id}-sentence`}
          onClick={() => setOpen(!open)}
        >
          <Mark size="1.25em" aria-hidden />
        </IconButton>
        <Flex
          flex="1"
          minW="0"
          direction={{ base: 'column', sm: 'row' }}
          justify="space-between"
          align="baseline"
          columnGap="4"
          css={{ '& a:hover': { textDecoration: 'underline' } }}
        >
          <Box id={`${id}-sentence`} overflowWrap="anywhere">
            <AuditSentence entry={entry} />
          </Box>
          <Box fontSize="sm" color="fg.muted" flexShrink="0">
            <TimeText at={entry.at} as="relative" />
          </Box>
        </Flex>
      </Flex>
      <Box id={id} hidden={!open} ps="11" pb="2">
        {open && <EntryDetails entry={entry} onFilter={onFilter} />}
      </Box>
    </Box>
  );
}
