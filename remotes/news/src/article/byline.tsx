import type { ArticleCard } from '@boardwalk/contracts';
import { HStack, MemberName, TimeText } from '@boardwalk/kit';
import { Plural } from '@lingui/react/macro';

type BylineProps = Pick<ArticleCard, 'author' | 'publishedAt' | 'readingMinutes'>;

/** Author, time of publication, and reading time. */
export function Byline({ author, publishedAt, readingMinutes }: BylineProps) {
  return (
    <HStack gap="2" wrap="wrap" rowGap="0" textStyle="sm" color="fg.muted">
      <MemberName {...author} color="fg" fontWeight="medium" />
      {publishedAt && (
        <>
          <Dot />
          <TimeText at={publishedAt} />
        </>
      )}
      <Dot />
      <span>
        <Plural value={readingMinutes} one="# min read" other="# min read" />
      </span>
    </HStack>
  );
}

function Dot() {
  return <span aria-hidden>·</span>;
}
