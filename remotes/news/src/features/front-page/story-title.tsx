import type { ArticleCard } from '@boardwalk/contracts';
import { Badge, chakra, Heading, type HeadingProps, HStack, Link, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Kicker } from '../../article/kicker.tsx';

interface StoryTitleProps {
  story: ArticleCard;
  unread: boolean;
  textStyle: HeadingProps['textStyle'];
}

/** Section, mark and headline. The link covers the whole story. */
export function StoryTitle({ story: { category, pinned, slug, title }, unread, textStyle }: StoryTitleProps) {
  return (
    <>
      <HStack gap="2" minH="6">
        {unread && (
          <>
            <chakra.span boxSize="2" borderRadius="full" bg="dusk.solid" aria-hidden />
            <VisuallyHidden>
              <Trans>Unread</Trans>
            </VisuallyHidden>
          </>
        )}
        <Kicker category={category} />
        {pinned && (
          <Badge colorPalette="sodium">
            <Trans>Pinned</Trans>
          </Badge>
        )}
      </HStack>
      <Heading as="h2" textStyle={textStyle} lineHeight="1.12" overflowWrap="anywhere">
        <chakra.span
          asChild
          _before={{ content: '""', position: 'absolute', inset: '0' }}
          _hover={{ textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '4px' }}
        >
          <Link to={`/news/${slug}`}>{title}</Link>
        </chakra.span>
      </Heading>
    </>
  );
}
