//! Metadata of a file (XMP), for programs that archive and check files.

use crate::svg::Escaped;

/// Writes the metadata: title, language, and conformance to PDF/UA-1.
pub fn write(title: &str) -> String {
    let title = Escaped(title);
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n\
         <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
         xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" \
         xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\n\
         <dc:language><rdf:Bag><rdf:li>en-GB</rdf:li></rdf:Bag></dc:language>\n\
         <pdf:Producer>Lettercase</pdf:Producer>\n\
         <xmp:CreatorTool>Lettercase</xmp:CreatorTool>\n\
         <pdfuaid:part>1</pdfuaid:part>\n\
         </rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>"
    )
}
