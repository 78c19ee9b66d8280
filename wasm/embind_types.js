// Embind registers every type of C++ it knows. Of those that nothing here takes or gives, there is nothing to be said in
// JavaScript: what would convert them is left out of the glue, which every first visit downloads.
mergeInto(LibraryManager.library, {
  /** std::wstring, std::u16string, std::u32string: texts cross as UTF-8. */
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
});
