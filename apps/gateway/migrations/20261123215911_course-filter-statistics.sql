-- The list of courses filters by expressions: without statistics of them the planner expects nearly no course to be left, reads
-- all of them and sorts, where it should walk along the index of the order (rules/course#order).
CREATE STATISTICS "resource_course_filter" (mcv) ON
  "type",
  (case when ("facts" #>> '{course,points}')::numeric > 0
    then rtrim("facts" #>> '{course,creditClass}', '类') end),
  (case when ("facts" #>> '{course,price}')::numeric = 0 then 'free'
    when ("facts" #>> '{course,vipFree}')::boolean then 'vipFree' else 'paid' end),
  ("facts" ->> 'level')
FROM "resource";
