/** Self-contained page for users who go offline before anything was cached. */
export const PLAIN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="10">
<title>You are offline</title>
</head>
<body>
<h1>You are offline</h1>
<p>Nothing of this site is kept in this browser yet. This page tries again every ten seconds.</p>
<p><a href="">Try again</a></p>
</body>
</html>
`;
