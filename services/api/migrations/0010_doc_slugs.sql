-- Addresses that pages once had. They lead on until another page takes them.
CREATE TABLE "doc_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"doc_id" uuid NOT NULL,
	CONSTRAINT "doc_slugs_doc_fk" FOREIGN KEY ("doc_id") REFERENCES "docs"("id") ON DELETE CASCADE
);
