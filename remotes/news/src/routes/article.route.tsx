import {
  Box,
  Comments,
  Container,
  chakra,
  Flex,
  ShareButton,
  Stack,
  useParams,
  useReplaceUrl,
} from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';
import { useEffect } from 'react';
import { ArticleError, ArticleMissing } from '../article/article-failures.tsx';
import { useArticle } from '../article/queries.ts';
import { Reactions } from '../features/reactions/reactions.tsx';
import { ArticleActions, ArticleHead } from '../features/reading/article-head.tsx';
import { ArticleSkeleton } from '../features/reading/article-skeleton.tsx';
import { ArticleTags } from '../features/reading/article-tags.tsx';
import { useMarkRead } from '../features/reading/mark-read.ts';
import { RelatedArticles } from '../features/related/related-articles.tsx';

/** The first line as in print. It has no effect in scripts without capitals. */
const FIRST_LINE = {
  '& > * > p:first-of-type::first-line': { fontVariantCaps: 'small-caps' },
};

/** Marks the end of the text, as newspapers do. */
function EndMark() {
  return <chakra.span aria-hidden display="block" boxSize="2.5" bg="sodium.fg" mt="8" mx="auto" />;
}

/** `/news/:id`: an article, by its slug or its id. */
export default function ArticleRoute() {
  const { id } = useParams();
  const replaceUrl = useReplaceUrl();
  const { article, missing, error, refetch } = useArticle();
  const slug = article?.slug;
  useEffect(() => {
    // Redirects an earlier slug, or the id, so that people copy the permanent URL.
    if (slug && slug !== id) replaceUrl(`/news/${slug}`);
  }, [slug, id, replaceUrl]);
  useMarkRead(article?.id ?? '', article?.state === 'published');
  if (missing) return <ArticleMissing />;
  if (!article) return error ? <ArticleError error={error} onRetry={refetch} /> : <ArticleSkeleton />;
  return (
    <Box as="article" py={{ base: '8', md: '12' }} flex="1">
      <Container>
        <ArticleHead article={article} />
        <ArticleActions article={article} />
        <Box maxW="measure" mx="auto" mt={{ base: '8', md: '12' }}>
          <Box css={FIRST_LINE}>
            <RichTextView document={article.body} />
          </Box>
          <EndMark />
          <Stack gap="6" mt="8" pt="6" borderTopWidth="1px">
            <ArticleTags tags={article.tags} />
            {article.state === 'published' && (
              <Flex wrap="wrap" gap="3" justify="space-between" align="start">
                <Reactions articleId={article.id} />
                <ShareButton title={article.title} size="sm" variant="outline" />
              </Flex>
            )}
          </Stack>
          {article.state === 'published' && (
            <>
              <Comments on="article" id={article.id} open={article.commentsOpen} />
              <RelatedArticles articleId={article.id} />
            </>
          )}
        </Box>
      </Container>
    </Box>
  );
}
