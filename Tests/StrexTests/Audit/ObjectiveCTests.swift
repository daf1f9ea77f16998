import ProjectTestSupport
import Testing

@testable import strex

/// Tests the checks of Objective-C code.
@Suite struct ObjectiveCTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        ("%1$@ of %2$@ berths", CatalogText.translated("%1$@ von %2$@ Plätzen")))
    ])
  }

  @Test func shownLiteralsAreReported() async throws {
    try folder.write([
      "App/Harbour.m": """
      #import <UIKit/UIKit.h>
      @implementation Harbour
      - (void)show {
        self.label.text = @"Cast off now";
        [self.button setTitle:@"Drop the anchor" forState:UIControlStateNormal];
        self.title = NSLocalizedString(@"Harbour", nil);
        [self setIdentifier:@"Cast off now"];
        self.label.text = @"42";
        [self.label setText:@""]; // self.label.text = @"Old words here";
        NSLog(@"Cast off now");
      }
      @end
      """,
      "App/Quay.m": "#import <Cocoa/Cocoa.h>\nvoid f(NSAlert *a) { a.messageText = @\"Leave the quay?\"; }\n",
      "App/Model.m": "#import <Foundation/Foundation.h>\nvoid g(M *m) { m.title = @\"Leave the quay?\"; }\n",
      "Pods/Kit/Kit.m": "#import <UIKit/UIKit.h>\nvoid h(M *m) { m.title = @\"Leave the quay?\"; }\n",
    ])
    let run = try await ToolRun.strex("audit", "--rule", "uikit-literal", "--rule", "appkit-literal", "-v", in: folder)
    let lines = run.output.split(separator: "\n").filter { $0.contains(" warning: ") }.map(String.init)
    #expect(
      lines == [
        "App/Harbour.m:4:21: warning: \"Cast off now\" is shown untranslated by `text` [uikit-literal]",
        "App/Harbour.m:5:25: warning: \"Drop the anchor\" is shown untranslated by `setTitle:` [uikit-literal]",
        "App/Quay.m:2:38: warning: \"Leave the quay?\" is shown untranslated by `messageText` [appkit-literal]",
      ], "\(run)")
    #expect(run.code == 1 && run.output.contains("help: use NSLocalizedString"))
  }

  @Test func literalsInsideExpressionsAreReported() async throws {
    try folder.write([
      "App/Pier.m": """
      #import "Pier.h"
      @implementation Pier
      - (NSString *)tableView:(UITableView *)view titleForHeaderInSection:(NSInteger)section {
        if (section == 0) { return @"Berths here"; }
        return self.names[@"Some key"];
      }
      - (NSString *)identifier { return @"Some identifier"; }
      - (void)show {
        self.label.text = self.isFull ? @"All full" : @"Some berths free";
        self.label.text = [NSString stringWithFormat:@"%d boats moored", count];
        self.label.text = [self textFor:@"Some key"];
        if ([self.label.text isEqualToString:@"All full"] || self.label.text == @"All full") { return; }
        [self.view setAccessibilityLabel:full ? @"Pier is full" : name];
        [UIAlertController alertControllerWithTitle:@"Storm ahead" message:@"Stay in port" preferredStyle:0];
        [[UIAlertView alloc] initWithTitle:@"Fog ahead" message:nil delegate:self cancelButtonTitle:@"Go back" otherButtonTitles:nil];
        [[Model alloc] initWithTitle:@"Some title" identifier:@"Some identifier"];
        [self run:^{ self.title = @"Inside a block"; } name:@"Some name"];
      }
      @end
      """
    ])
    let run = try await ToolRun.strex("audit", "--rule", "uikit-literal", "--format", "json", in: folder)
    let texts = run.output.matches(of: #/\\"([^"\\]+)\\" is shown untranslated by `([^`]+)`/#).map {
      "\($0.1): \($0.2)"
    }
    #expect(
      texts == [
        "Berths here: titleForHeaderInSection", "All full: text", "Some berths free: text", "%d boats moored: text",
        "Pier is full: setAccessibilityLabel:", "Storm ahead: alertControllerWithTitle:", "Stay in port: message:",
        "Fog ahead: initWithTitle:", "Go back: cancelButtonTitle:", "Inside a block: title",
      ], "\(run)")
  }

  /// Each language's text is compared with the arguments of the call.
  @Test func formatCallsAreCheckedForEachLanguage() async throws {
    try folder.write([
      "App/Berths.m": """
      NSString *berths(NSString *name) {
        return [NSString stringWithFormat:NSLocalizedString(@"%1$@ of %2$@ berths", nil), name];
      }
      """
    ])
    let run = try await ToolRun.strex("lint", "--rule", "format-extra", in: folder)
    #expect(run.code == 1 && run.output.contains("in de expects argument 2 (%2$@), but 1 is passed"), "\(run)")
  }
}
