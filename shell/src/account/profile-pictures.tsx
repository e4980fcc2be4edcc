import { type CurrentUser, MEDIA_LIMITS, type MemberPictureKind, PICTURE_TYPES } from '@boardwalk/contracts';
import {
  Box,
  Button,
  Center,
  chakra,
  errorMessage,
  Flex,
  Heading,
  HStack,
  MemberAvatar,
  Panel,
  Stack,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Image as ImageIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useChangePicture } from './change-picture.ts';

const MEGABYTES = MEDIA_LIMITS.bytes / 1024 / 1024;

/** The member's picture and the banner of their page. */
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
            </Trans>
          </Text>
        </Stack>
        <Picture
          kind="avatar"
          label={t`Your picture`}
          has={user.avatarUrl !== null}
          shown={
            <Box fontSize="2xl" css={{ '& > span': { fontSize: '1.75rem' } }}>
              <MemberAvatar {...user} size="5rem" />
            </Box>
          }
        />
        <Picture
          kind="banner"
          label={t`Banner of your page`}
          has={user.bannerUrl !== null}
          shown={
            <Center
              aspectRatio={3}
              width={{ base: '100%', sm: '15rem' }}
              borderWidth="1px"
              borderRadius="md"
              borderStyle={user.bannerUrl ? 'solid' : 'dashed'}
              borderColor={user.bannerUrl ? undefined : 'border.emphasized'}
              color="fg.subtle"
              overflow="hidden"
              bg="bg.muted"
            >
              {user.bannerUrl ? (
                <chakra.img src={user.bannerUrl} alt="" boxSize="100%" objectFit="cover" />
              ) : (
                <ImageIcon aria-hidden size={24} />
              )}
            </Center>
          }
        />
      </Stack>
    </Panel>
  );
}

interface PictureProps {
  kind: MemberPictureKind;
  label: string;
  has: boolean;
  shown: ReactNode;
}

function Picture({ kind, label, has, shown }: PictureProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useChangePicture(kind);
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} gap="4" align={{ sm: 'center' }}>
      {shown}
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
    </Flex>
  );
}
