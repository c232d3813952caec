DROP INDEX "search_entry_title";--> statement-breakpoint
DROP INDEX "search_entry_near";--> statement-breakpoint
DROP INDEX "search_entry_all";--> statement-breakpoint
DROP FUNCTION search_lexemes(integer, tsvector, "char"[]);--> statement-breakpoint
-- The lexemes of the given weights with the type and the band of the standing before each, as bands.ts asks for them. Its
-- cost keeps the planner from working it out row by row where an index has it.
CREATE FUNCTION search_lexemes(resource_type smallint, standing integer, vector tsvector, weights "char"[]) RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000
	AS $$ BEGIN RETURN replace(' ' || strip(ts_filter(vector, weights))::text, ' ''', ' ''' || resource_type || 'T' || (standing >> 8) || 'B')::tsvector; END $$;
--> statement-breakpoint
CREATE INDEX "search_entry_title" ON "search_entry" USING gin (search_lexemes("resource_type", "standing", "vector", '{a}')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_near" ON "search_entry" USING gin (search_lexemes("resource_type", "standing", "vector", '{a,b}')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_all" ON "search_entry" USING gin (search_lexemes("resource_type", "standing", "vector", '{a,b,d}')) WITH (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search_entry_title" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "search_entry_near" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "search_entry_all" ALTER COLUMN 1 SET STATISTICS 0;
