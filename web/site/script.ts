// The element as one classic script with everything in it: for a <script> tag, and for the single HTML file.
import "./xml-documents.js";
import "./wasm-inline.js";
import "../element/perceptron-playground.js";
