import { foundParts, type SearchMark } from '@boardwalk/contracts';
import { Badge, Box, chakra, Highlighted, HStack, MemberAvatar, TimeText } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { Entry } from './entry.ts';
import { EntryIcon } from './entry-icon.tsx';

interface EntryRowProps {
  id: string;
  entry: Entry;
  /** The searched text. */
  text: string;
  /** Whether Enter selects it. */
  marked: boolean;
  onMark: (id: string) => void;
  onTake: (entry: Entry) => void;
}

/** A row of the search. An entry with a path is a link, so that it can be opened in a new tab. */
export const EntryRow = memo(function EntryRow({ id, entry, text, marked, onMark, onTake }: EntryRowProps) {
  const content = <EntryContent entry={entry} text={text} />;
  return (
    <HStack
      id={id}
      role="option"
      aria-selected={marked}
      tabIndex={-1}
      asChild={entry.path !== undefined}
      gap="3"
      px="2"
      py="1.5"
      minH="11"
      borderRadius="l1"
      cursor="pointer"
      bg={marked ? 'bg.muted' : undefined}
      boxShadow={marked ? 'inset 3px 0 0 var(--chakra-colors-lamp)' : undefined}
      onPointerMove={() => {
        if (!marked) onMark(entry.id);
      }}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // With a modifier key the browser opens a tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onTake(entry);
      }}
    >
      {entry.path === undefined ? (
        content
      ) : (
        <a href={entry.path} draggable={false}>
          {content}
        </a>
      )}
    </HStack>
  );
});

function EntryContent({ entry: { icon, title, hit, locked }, text }: Pick<EntryRowProps, 'entry' | 'text'>) {
  const { t } = useLingui();
  const isFound = hit !== undefined;
  return (
    <>
      <Box flexShrink="0" width="7" display="grid" placeItems="center" color="fg.muted">
        {hit?.person ? <MemberAvatar {...hit.person} size="7" /> : <EntryIcon icon={icon} />}
      </Box>
      <Box flex="1" minW="0">
        <Box fontWeight={isFound ? 'medium' : undefined} lineClamp="2" overflowWrap="anywhere">
          <Highlighted parts={foundParts(title, text)} />
        </Box>
        {hit?.detail && (
          <Box textStyle="sm" color="fg.muted" truncate>
            <Highlighted parts={foundParts(hit.detail, text)} />
          </Box>
        )}
        {hit?.excerpt && (
          <Box textStyle="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
            <Highlighted parts={hit.excerpt} />
          </Box>
        )}
      </Box>
      <HStack flexShrink="0" gap="2" textStyle="sm" color="fg.muted">
        {hit?.mark && <MarkBadge mark={hit.mark} />}
        {hit?.at && (
          <chakra.span display={{ base: 'none', sm: 'inline' }}>
            <TimeText at={hit.at} />
          </chakra.span>
        )}
        {locked && <Lock size="1em" role="img" aria-label={t`Log in to open it`} />}
      </HStack>
    </>
  );
}

function MarkBadge({ mark }: { mark: SearchMark }) {
  const { t } = useLingui();
  const labels: Record<SearchMark, string> = {
    live: t`Live`,
    cancelled: t({ message: 'Cancelled', context: 'event' }),
    sale: t`For sale`,
    rent: t`For rent`,
    auction: t`Auction`,
  };
  return <Badge colorPalette={mark === 'live' ? 'signal' : 'gray'}>{labels[mark]}</Badge>;
}
