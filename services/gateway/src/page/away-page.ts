/** What people see while the API has never answered since the gateway started. It needs nothing but itself. */
export const AWAY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Back in a moment</title>
</head>
<body>
<h1>Back in a moment</h1>
<p>The site is starting, or its API can’t be reached. This page tries again every five seconds.</p>
</body>
</html>
`;
