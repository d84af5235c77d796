/** The look of the hosted pages: the colours of src/ui/tokens.css, light and dark by the person's system. */
export const hostedPageStyle = `
:root { color-scheme: light dark; --bg: #f5f6f8; --surface: #ffffff; --border: #dfe3e8; --input: #868f9d; --text: #151a22;
  --muted: #535d6c; --link: #1b4fbd; --focus: #2563eb; --mark: #101c30; --accent: #f36b1c; --accent-hover: #e45d0f; --accent-text: #190b02;
  --danger: #b3261e; --danger-bg: #fdeeec; --danger-border: #eeb4ae; --good: #14663a; --good-bg: #e8f5ed; --good-border: #a9d5ba; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d131d; --surface: #151d2a; --border: #2a3547; --input: #6d7a8e; --text: #e8edf5;
  --muted: #a5b1c2; --link: #8db4ff; --focus: #7aa8ff; --mark: #24375a; --accent: #f7803c; --accent-hover: #ff9254; --accent-text: #190b02;
  --danger: #ffb4ab; --danger-bg: #3a1613; --danger-border: #7d2a24; --good: #9fdcb6; --good-bg: #10291c; --good-border: #2c5f43; } }
* { box-sizing: border-box; }
html { height: 100%; }
body { margin: 0; min-height: 100%; display: grid; place-items: center; padding: 24px 16px; background: var(--bg); color: var(--text);
  font: 15px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; }
body::before { content: ''; position: fixed; inset: 0 0 auto; height: 4px; background: linear-gradient(90deg, var(--accent), #1f3d70); }
main { width: 100%; max-width: 400px; padding: 32px; background: var(--surface); border: 1px solid var(--border); border-radius: 12px;
  box-shadow: 0 1px 2px rgb(16 28 48 / 6%), 0 12px 32px rgb(16 28 48 / 8%); }
header { display: flex; align-items: center; gap: 10px; margin-bottom: 28px; }
.mark { width: 32px; height: 32px; }
.mark rect { fill: var(--mark); }
.mark path { fill: none; stroke: #f36b1c; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.product { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; }
h1 { margin: 0 0 20px; font-size: 24px; line-height: 1.25; letter-spacing: -0.02em; }
p { margin: 0 0 16px; }
.field { margin-bottom: 16px; }
label { display: block; margin-bottom: 6px; font-weight: 600; font-size: 14px; }
input:not([type='hidden']) { width: 100%; height: 44px; padding: 0 12px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--input); border-radius: 8px; }
input[aria-invalid='true'] { border-color: var(--danger); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.help { margin: 6px 0 0; font-size: 13px; color: var(--muted); }
button { width: 100%; height: 44px; margin-top: 8px; font: inherit; font-weight: 650; color: var(--accent-text); background: var(--accent);
  border: 0; border-radius: 8px; cursor: pointer; }
button:hover { background: var(--accent-hover); }
.after { margin: 20px 0 0; font-size: 14px; text-align: center; }
a { color: var(--link); text-underline-offset: 3px; }
.message { padding: 10px 14px; border: 1px solid; border-radius: 8px; font-size: 14px; }
.problem { color: var(--danger); background: var(--danger-bg); border-color: var(--danger-border); }
.notice { color: var(--good); background: var(--good-bg); border-color: var(--good-border); }
@media (max-width: 599px) { main { padding: 24px 20px; } }
`
