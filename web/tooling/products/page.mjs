// The pages next to the site's own that the build writes: the reference, the messages, and those for teachers.

/**
 * @param {string} body Its first heading is its title.
 * @param {...string} head What it loads after the style sheet that all of them have.
 */
export function page(body, ...head) {
  const [, title = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(body) ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}: Perceptron Playground</title>
<link rel="icon" href="./icon-192.png" type="image/png">
${['<link rel="stylesheet" href="./reference.css">', ...head].join("\n")}
</head>
<body>
<main>
<p class="home"><a href="./">Perceptron Playground</a></p>
${body}
</main>
</body>
</html>
`;
}

/** @param {string} text */
export function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
