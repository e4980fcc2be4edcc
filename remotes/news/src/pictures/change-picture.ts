import { call, useMutation, useQueryClient } from '@boardwalk/kit';

/** Says what a picture shows, for everybody who uses it after. */
export function useDescribePicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, alt }: { id: string; alt: string }) =>
      call('PUT /api/media/:id', { params: { id }, body: { alt } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['GET /api/media'] }),
  });
}
