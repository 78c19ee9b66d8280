import fieldsCss from "./fields.css?inline";

export const styles: readonly string[] = [fieldsCss];
