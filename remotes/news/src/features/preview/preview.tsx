import type { Article } from '@boardwalk/contracts';
import {
  Box,
  Button,
  Container,
  Flex,
  HStack,
  LinkButton,
  type SystemStyleObject,
  Text,
  TimeText,
  useMinWidth,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type PreviewWidth = 'desktop' | 'phone';

interface PreviewBarProps {
  article: Article;
  /** Whether there are unpublished changes. */
  changed: boolean;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
}

/** States that this is a preview, and links back to the editor. */
export function PreviewBar({ article, changed, width, onWidth }: PreviewBarProps) {
  const wide = useMinWidth('md');
  return (
    <Box
      as="section"
      aria-labelledby="preview-name"
      position="sticky"
      top="16"
      zIndex="docked"
      bg="bg.subtle"
      borderBottomWidth="1px"
      py="2"
    >
      <Container>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text textStyle="sm" flex="1" minW="min(12rem, 100%)">
            <Text as="strong" id="preview-name" fontWeight="semibold">
              <Trans>Preview</Trans>
            </Text>
            {' · '}
            <PublicationState article={article} changed={changed} />
          </Text>
          <HStack gap="2">
            {wide && <WidthChoice width={width} onWidth={onWidth} />}
            <LinkButton size="sm" minH="11" colorPalette="sodium" to={`/news/${article.id}/edit`}>
              <Trans>Back to editing</Trans>
            </LinkButton>
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

type PublicationStateProps = Pick<PreviewBarProps, 'article' | 'changed'>;

function PublicationState({ article: { state, publishedAt }, changed }: PublicationStateProps) {
  if (state === 'published')
    return changed ? (
      <Trans>Includes unpublished changes. Readers see the article without them.</Trans>
    ) : (
      <Trans>Published. Readers see exactly this.</Trans>
    );
  if (state === 'scheduled' && publishedAt)
    return (
      <Trans>
        Readers will see this from <TimeText at={publishedAt} as="long" />.
      </Trans>
    );
  return <Trans>Not published. Readers can’t see it yet.</Trans>;
}

function WidthChoice({ width, onWidth }: Pick<PreviewBarProps, 'width' | 'onWidth'>) {
  const { t } = useLingui();
  const buttonProps = (own: PreviewWidth) =>
    ({
      size: 'sm',
      variant: width === own ? 'subtle' : 'ghost',
      'aria-pressed': width === own,
      onClick: () => onWidth(own),
    }) as const;
  return (
    <HStack role="group" aria-label={t`Width`} gap="1">
      <Button {...buttonProps('desktop')}>
        <Trans>Desktop</Trans>
      </Button>
      <Button {...buttonProps('phone')}>
        <Trans>Phone</Trans>
      </Button>
    </HStack>
  );
}

/** Styles that otherwise depend on the window's width, with the values of a phone. */
const PHONE_STYLES: SystemStyleObject = {
  '& h1': { fontSize: '2.375rem' },
  '& header *': { textAlign: 'start', alignItems: 'start' },
};

/** The article at its own width, or at that of a phone. */
export function PreviewFrame({ width, children }: { width: PreviewWidth; children: ReactNode }) {
  if (width === 'desktop') return children;
  return (
    <Box maxW="24.375rem" mx="auto" my="6" borderWidth="1px" borderRadius="lg" css={PHONE_STYLES}>
      {children}
    </Box>
  );
}
