const script = document.querySelector("script[data-wasm]");
const { default: init } = await import(new URL(script.dataset.js, document.baseURI));
await init({ module_or_path: fetch(new URL(script.dataset.wasm, document.baseURI)) });
