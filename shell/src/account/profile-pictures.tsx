import { type CurrentUser, MEDIA_LIMITS, type MemberPictureKind, PICTURE_TYPES } from '@boardwalk/contracts';
import { Button, errorMessage, Flex, Heading, HStack, Panel, Stack, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useChangePicture } from './change-picture.ts';

const MEGABYTES = MEDIA_LIMITS.bytes / 1024 / 1024;

/** Buttons for the member's picture and the banner of their page; the preview shows both. */
export function ProfilePictures({ user }: { user: CurrentUser }) {
  const { t } = useLingui();
  return (
    <Panel as="section" aria-labelledby="pictures-title">
      <Stack gap="6">
        <Stack gap="1">
          <Heading as="h2" id="pictures-title" textStyle="xl">
            <Trans>Pictures</Trans>
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            <Trans>
              JPEG, PNG, WebP, GIF or AVIF, at most {MEGABYTES} MB. The middle of the picture is shown.
              Without a picture, you have a portrait.
            </Trans>
          </Text>
        </Stack>
        <Flex wrap="wrap" columnGap="12" rowGap="6">
          <Picture kind="avatar" label={t`Your picture`} has={user.avatarUrl !== null} />
          <Picture kind="banner" label={t`Banner of your page`} has={user.bannerUrl !== null} />
        </Flex>
      </Stack>
    </Panel>
  );
}

interface PictureProps {
  kind: MemberPictureKind;
  label: string;
  has: boolean;
}

function Picture({ kind, label, has }: PictureProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useChangePicture(kind);
  return (
    <Stack gap="2" minW="0" role="group" aria-label={label}>
      <Text fontWeight="semibold">{label}</Text>
      <HStack wrap="wrap" gap="2">
        <Button size="sm" variant="outline" loading={isPending} onClick={() => input.current?.click()}>
          {has ? <Trans>Choose another</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        {has && (
          <Button size="sm" variant="ghost" disabled={isPending} onClick={() => mutate(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </HStack>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={t`File for: ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after a failure.
          target.value = '';
          if (file) mutate(file);
        }}
      />
      {error && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {errorMessage(error, t`The picture could not be saved.`)}
        </Text>
      )}
    </Stack>
  );
}
