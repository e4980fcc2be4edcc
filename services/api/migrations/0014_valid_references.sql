-- Rows that name somebody or something that is gone: authors are unknown from now on, the rest goes as it would have gone with it.
UPDATE "articles" SET "author_id" = NULL WHERE "author_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "articles"."author_id");--> statement-breakpoint
UPDATE "article_revisions" SET "editor_id" = NULL WHERE "editor_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "article_revisions"."editor_id");--> statement-breakpoint
DELETE FROM "article_tags" WHERE NOT EXISTS (SELECT 1 FROM "articles" WHERE "articles"."id" = "article_tags"."article_id");--> statement-breakpoint
UPDATE "feed_items" SET "author_id" = NULL WHERE "author_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "feed_items"."author_id");--> statement-breakpoint
UPDATE "doc_revisions" SET "editor_id" = NULL WHERE "editor_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "doc_revisions"."editor_id");--> statement-breakpoint
UPDATE "media" SET "uploader_id" = NULL WHERE "uploader_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "media"."uploader_id");--> statement-breakpoint
DELETE FROM "comments" WHERE NOT EXISTS (SELECT 1 FROM "articles" WHERE "articles"."id" = "comments"."article_id");--> statement-breakpoint
UPDATE "comments" SET "author_id" = NULL WHERE "author_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "comments"."author_id");--> statement-breakpoint
UPDATE "comments" SET "removed_by" = NULL WHERE "removed_by" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "comments"."removed_by");--> statement-breakpoint
DELETE FROM "comment_reports" WHERE NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "comment_reports"."reporter_id");--> statement-breakpoint
DELETE FROM "article_reactions" WHERE NOT EXISTS (SELECT 1 FROM "articles" WHERE "articles"."id" = "article_reactions"."article_id");--> statement-breakpoint
DELETE FROM "article_reactions" WHERE NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "article_reactions"."member_id");--> statement-breakpoint
ALTER TABLE "articles" VALIDATE CONSTRAINT "articles_author_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "article_revisions" VALIDATE CONSTRAINT "article_revisions_editor_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "article_tags" VALIDATE CONSTRAINT "article_tags_article_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "feed_items" VALIDATE CONSTRAINT "feed_items_author_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "doc_revisions" VALIDATE CONSTRAINT "doc_revisions_editor_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "media" VALIDATE CONSTRAINT "media_uploader_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_article_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_author_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_removed_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "comment_reports" VALIDATE CONSTRAINT "comment_reports_reporter_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "article_reactions" VALIDATE CONSTRAINT "article_reactions_article_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "article_reactions" VALIDATE CONSTRAINT "article_reactions_member_id_users_id_fk";
