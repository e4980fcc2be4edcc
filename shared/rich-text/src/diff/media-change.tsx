import { type BlockNode, type Embed, embedPage, type RemoteBlock } from '@boardwalk/contracts';
import { Box, Grid, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Picture } from '../view/picture.tsx';
import { ChangedBlock, ChangedWords, ChangeNote } from './change-marks.tsx';
import { LineDiff } from './inline-view.tsx';

type PictureAttributes = Extract<BlockNode, { type: 'image' }>['attrs'];

interface Versions<T> {
  before: T;
  after: T;
}

/** A picture that was replaced, or whose alternative text changed. */
export function PictureChange({ before, after }: Versions<PictureAttributes>) {
  if (before.src === after.src)
    return (
      <figure>
        <Picture {...after} />
        <figcaption>
          {before.alt === after.alt ? (
            <ChangeNote>
              <Trans>The size of the picture changed.</Trans>
            </ChangeNote>
          ) : (
            <AltChange before={before.alt} after={after.alt} />
          )}
        </figcaption>
      </figure>
    );
  return (
    <figure>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="3">
        <ChangedBlock kind="removed">
          <Picture {...before} />
          <Alt alt={before.alt} />
        </ChangedBlock>
        <ChangedBlock kind="added">
          <Picture {...after} />
          <Alt alt={after.alt} />
        </ChangedBlock>
      </Grid>
    </figure>
  );
}

function Alt({ alt }: { alt: string }) {
  return (
    <Text textStyle="sm" mt="1">
      {alt === '' ? <Trans>No alternative text</Trans> : <Trans>Alternative text: {alt}</Trans>}
    </Text>
  );
}

/** Changes of the alternative text, word by word. */
function AltChange({ before, after }: Versions<string>) {
  return (
    <Trans>
      Alternative text: <LineDiff before={before} after={after} />
    </Trans>
  );
}

/** A replaced video. Shows no players: the change is which video it is. */
export function VideoChange({ before, after }: Versions<Embed>) {
  return (
    <Box borderWidth="1px" borderRadius="md" p="3" overflowWrap="anywhere">
      <Text textStyle="sm" color="fg.muted">
        <Trans>Video</Trans>
      </Text>
      <p>
        <ChangedWords kind="removed">{embedPage(before)}</ChangedWords>
      </p>
      <p>
        <ChangedWords kind="added">{embedPage(after)}</ChangedWords>
      </p>
    </Box>
  );
}

const nameOf = ({ remote, block, id }: RemoteBlock) => [remote, block, id].filter(Boolean).join(' · ');

/** A replaced block of a remote. Its content isn't part of the text, so the change is which block it is. */
export function RemoteBlockChange({ before, after }: Versions<RemoteBlock>) {
  return (
    <Box borderWidth="1px" borderRadius="md" p="3" overflowWrap="anywhere">
      <Text textStyle="sm" color="fg.muted">
        <Trans>Block of an app</Trans>
      </Text>
      <p>
        <ChangedWords kind="removed">{nameOf(before)}</ChangedWords>
      </p>
      <p>
        <ChangedWords kind="added">{nameOf(after)}</ChangedWords>
      </p>
    </Box>
  );
}
