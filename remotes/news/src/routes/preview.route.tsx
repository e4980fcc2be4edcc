import { Box, Container, Stack, useParams, useSession } from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';
import { useState } from 'react';
import { ArticleError, ArticleMissing } from '../article/article-failures.tsx';
import { NotEditable } from '../article/not-editable.tsx';
import { useArticle } from '../article/queries.ts';
import { initialStateOf } from '../features/editing/local-draft.ts';
import { previewOf } from '../features/editing/preview.ts';
import { PreviewBar, PreviewFrame, type PreviewWidth } from '../features/preview/preview.tsx';
import { ArticleHead } from '../features/reading/article-head.tsx';
import { ArticleSkeleton } from '../features/reading/article-skeleton.tsx';
import { ArticleTags } from '../features/reading/article-tags.tsx';

/** `/news/:id/preview`: the article as readers will see it, including unpublished changes in this browser. */
export default function PreviewRoute() {
  const { id } = useParams();
  const { user } = useSession();
  const { article, missing, error, refetch } = useArticle();
  const [width, setWidth] = useState<PreviewWidth>('desktop');
  if (missing) return <ArticleMissing />;
  if (!article || !user)
    return error ? <ArticleError error={error} onRetry={refetch} /> : <ArticleSkeleton />;
  if (!article.may.edit) return <NotEditable article={article} />;
  const { draft, restored } = initialStateOf(user.id, article);
  const shown = previewOf(article, draft);
  return (
    <Box flex="1" minW="0">
      <PreviewBar article={article} changed={restored} width={width} onWidth={setWidth} />
      <PreviewFrame key={id} width={width}>
        <Box as="article" py={{ base: '8', md: '12' }}>
          <Container>
            <ArticleHead article={shown} />
            <Box maxW="measure" mx="auto" mt={{ base: '8', md: '12' }}>
              <RichTextView document={shown.body} />
              <Stack gap="6" mt="10" pt="6" borderTopWidth="1px">
                <ArticleTags tags={shown.tags} />
              </Stack>
            </Box>
          </Container>
        </Box>
      </PreviewFrame>
    </Box>
  );
}
